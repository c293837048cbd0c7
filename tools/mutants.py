"""Mutants of a module: each one is the module with one thing changed in one function."""

import ast
import copy
from collections import Counter
from collections.abc import Iterator
from types import CodeType
from typing import NamedTuple

Function = ast.FunctionDef | ast.AsyncFunctionDef
Definition = Function | ast.ClassDef
Edit = tuple[ast.AST, ast.AST]

OTHER_COMPARISON: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OTHER_OPERATOR: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
OTHER_NAME = {"min": "max", "max": "min", "any": "all", "all": "any"}
# Where another comparison moves a border one way, a number moves it the other.
BORDER: dict[type[ast.cmpop], int] = {ast.Lt: -1, ast.LtE: 1, ast.Gt: 1, ast.GtE: -1}
OTHERS = ast.stmt | ast.match_case | ast.ExceptHandler
# What is told to spectators is not part of the rules: the tests of the commentary look after it.
TOLD = ("tell", "listening", "commenting")
FOR_PEOPLE = ("Refusal", "Text", "Consequences")


class Mutant(NamedTuple):
    """One change, under a name that it keeps while lines around it move."""

    module: str
    function: str
    before: str
    after: str
    nth: int
    line: int
    root: ast.AST
    edit: Edit

    @property
    def name(self) -> str:
        """The change as it stands in lists of accepted survivors."""
        nth = f" #{self.nth + 1}" if self.nth else ""
        return f"{self.module}.{self.function}{nth}\n- {self.before}\n+ {self.after}"

    def code(self, path: str) -> CodeType:
        """The changed function, compiled."""
        tree = ast.Module([replaced(self.root, *self.edit)], [])  # type: ignore[list-item]  # a statement stays one
        code = compile(ast.fix_missing_locations(tree), path, "exec", dont_inherit=True)
        for part in self.function.split("."):
            code = next(inner for inner in code.co_consts if isinstance(inner, CodeType) and inner.co_name == part)
        return code


def mutants(module: str, source: str) -> Iterator[Mutant]:
    """Every mutant of a module's functions, in the order of its lines."""
    for function, node, root in functions(ast.parse(source)):
        if explains(node):
            continue
        seen: Counter[tuple[str, str]] = Counter()
        for statement in statements(node):
            for edit in edits(statement, node):
                before, after = head(statement), head(replaced(statement, *edit))
                if before != after:
                    yield Mutant(module, function, before, after, seen[before, after], statement.lineno, root, edit)
                    seen[before, after] += 1


def explains(function: Function) -> bool:
    """Whether a function only says something to people: why a choice is refused, what it costs, what is asked."""
    kind = ast.unparse(function.returns) if function.returns else ""
    return function.name.startswith("tell_") or any(word in kind for word in FOR_PEOPLE)


def functions(tree: ast.Module) -> Iterator[tuple[str, Function, Definition]]:
    """The functions of a module and the methods of its classes: name, function, and what it stands in."""
    for node in tree.body:
        if isinstance(node, Function):
            yield node.name, node, node
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, Function):
                    yield f"{node.name}.{inner.name}", inner, node


def statements(node: ast.AST) -> Iterator[ast.stmt]:
    """The statements below a function, those inside others included; telling is left out."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt):
            if not is_telling(child):
                yield child
                yield from statements(child)
        elif isinstance(child, ast.match_case | ast.ExceptHandler):
            yield from statements(child)


def is_telling(statement: ast.stmt) -> bool:
    """Whether a statement only tells what happened, or is a docstring or a broken promise between functions."""
    match statement:
        case ast.If(
            test=ast.Attribute(attr=attribute) | ast.BoolOp(values=[ast.Attribute(attr=attribute), *_]), orelse=[]
        ):
            return attribute in TOLD
        case ast.Expr(value=ast.Constant()) | ast.Assert() | ast.Pass() | ast.Raise():
            return True
        case ast.Expr(value=ast.Call(func=ast.Attribute(attr=attribute))):
            return attribute in TOLD
        case ast.Expr(value=ast.Call(func=ast.Name(id=name))):
            return name.startswith("tell_")
    return False


def head(statement: ast.AST) -> str:
    """A statement on one line; of one that holds others, only what stands before the colon."""
    text = ast.unparse(statement)
    return text.splitlines()[0] if isinstance(statement, ast.stmt) and hasattr(statement, "body") else text


def expressions(statement: ast.stmt) -> Iterator[ast.AST]:
    """The parts of a statement that belong to no statement inside it, without annotations."""
    stack: list[ast.AST] = [statement]
    while stack:
        node = stack.pop()
        yield node
        for field, value in ast.iter_fields(node):
            if is_no_rule(node, field):
                continue
            children = value if isinstance(value, list) else [value]
            stack += [child for child in children if isinstance(child, ast.AST) and not isinstance(child, OTHERS)]


def is_no_rule(node: ast.AST, field: str) -> bool:
    """Nothing is changed in texts, which are for people or only names, nor in promises between functions."""
    match node:
        case ast.JoinedStr() | ast.keyword(arg="strict"):
            return True
    return field in ("annotation", "returns", "decorator_list")


def edits(statement: ast.stmt, function: Function) -> Iterator[Edit]:
    """The changes that are made to one statement."""
    yield from removals(statement)
    yield from other_answers(statement, function)
    parts = list(expressions(statement))
    steps = {id(side): step for node in parts if isinstance(node, ast.Compare) for side, step in borders(node)}
    negatives = {id(node.operand) for node in parts if isinstance(node, ast.UnaryOp)}
    for node in parts:
        yield from operators(node)
        yield from conditions(node)
        yield from calls(node)
        if id(node) not in negatives:
            yield from constants(node, steps.get(id(node), 1))


def borders(node: ast.Compare) -> Iterator[tuple[ast.expr, int]]:
    """What an ordering compares, and which way a number in it is to move."""
    for left, operator, right in zip([node.left, *node.comparators], node.ops, node.comparators, strict=False):
        if type(operator) in BORDER:
            yield left, -BORDER[type(operator)]
            yield right, BORDER[type(operator)]


def removals(statement: ast.stmt) -> Iterator[Edit]:
    """A step left out: a call, a change of the table, an early end."""
    # A method that calls super() refers to its class, and has to go on doing so to fit in the place of the first one.
    parent = any(isinstance(part, ast.Name) and part.id == "super" for part in ast.walk(statement))
    gone = ast.Expr(ast.Name("super", ast.Load())) if parent else ast.Pass()
    match statement:
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Delete() | ast.Continue() | ast.Break():
            yield statement, gone
        case ast.Return(value=None):
            yield statement, gone
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript() | ast.Tuple(elts=[ast.Attribute(), *_])]):
            yield statement, gone


def other_answers(statement: ast.stmt, function: Function) -> Iterator[Edit]:
    """Another answer: the opposite, one more, an empty list, or none."""
    if not isinstance(statement, ast.Return) or statement.value is None or function.returns is None:
        return
    value, kind = statement.value, ast.unparse(function.returns)
    if isinstance(value, ast.Constant):
        return
    if kind == "bool" and isinstance(value, ast.Name | ast.Call | ast.Attribute | ast.Subscript):
        yield value, negated(value)
    elif kind == "int":
        yield value, ast.BinOp(value, ast.Add(), ast.Constant(1))
    elif kind.startswith(("list[", "Sequence[")):
        yield value, ast.List([], ast.Load())
    elif "None" in kind:
        yield value, ast.Constant(None)


def operators(node: ast.AST) -> Iterator[Edit]:
    """Another comparison, another arithmetic."""
    if isinstance(node, ast.Compare):
        for index, operator in enumerate(node.ops):
            ops = [*node.ops]
            ops[index] = OTHER_COMPARISON[type(operator)]()
            yield node, ast.Compare(node.left, ops, node.comparators)
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in OTHER_OPERATOR and is_arithmetic(node):
        other = copy.copy(node)
        other.op = OTHER_OPERATOR[type(node.op)]()
        yield node, other


def is_arithmetic(node: ast.BinOp | ast.AugAssign) -> bool:
    """Whether an operator is about numbers as far as one can see: lists and texts have only one."""
    parts = (node.value,) if isinstance(node, ast.AugAssign) else (node.left, node.right)
    texts = ast.List | ast.Tuple | ast.ListComp | ast.JoinedStr
    return not any(isinstance(part, texts) or is_text(part) for part in parts)


def is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def conditions(node: ast.AST) -> Iterator[Edit]:
    """A condition turned round, or one part of it forgotten."""
    if isinstance(node, ast.BoolOp):
        yield node, ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
        for value in node.values:
            others = [other for other in node.values if other is not value]
            yield node, others[0] if len(others) == 1 else ast.BoolOp(node.op, others)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub):
        yield node, node.operand
    for test in tests(node):
        if isinstance(test, ast.Name | ast.Call | ast.Attribute | ast.Subscript | ast.BinOp | ast.NamedExpr):
            yield test, negated(test)


def tests(node: ast.AST) -> list[ast.expr]:
    """What a node takes for true or false."""
    match node:
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            return [test]
        case ast.comprehension(ifs=ifs):
            return ifs
        case ast.BoolOp(values=values):
            return values[:-1]  # the last may be the value of a default
    return []


def calls(node: ast.AST) -> Iterator[Edit]:
    """A step forgotten in a sequence, the least for the most, any for all."""
    match node:
        case ast.Call(func=ast.Attribute(attr="then"), args=[_, _, *_]):
            for step in node.args:
                yield node, ast.Call(node.func, [other for other in node.args if other is not step], node.keywords)
        case ast.Call(func=ast.Name(id=name)) if name in OTHER_NAME:
            yield node, ast.Call(ast.Name(OTHER_NAME[name], ast.Load()), node.args, node.keywords)


def constants(node: ast.AST, step: int) -> Iterator[Edit]:
    """The other truth, the next number."""
    match node:
        case ast.Constant(value=bool(value)):
            yield node, ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield node, ast.Constant(value + step)


def negated(node: ast.expr) -> ast.expr:
    return ast.UnaryOp(ast.Not(), node)


def replaced(node: ast.AST, one: ast.AST, other: ast.AST) -> ast.AST:
    """A copy of a tree with one node in another's place; what is not on the way to it is shared."""
    if node is one:
        return other
    for field, value in ast.iter_fields(node):
        if isinstance(value, ast.AST):
            changed: object = replaced(value, one, other)
        elif isinstance(value, list):
            changed = [replaced(child, one, other) if isinstance(child, ast.AST) else child for child in value]
            if all(new is old for new, old in zip(changed, value, strict=True)):
                continue
        else:
            continue
        if changed is not value:
            found = copy.copy(node)
            setattr(found, field, changed)
            return found
    return node
